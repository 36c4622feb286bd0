/// What the answers share: where objects come from, who calls functions, which run by themselves, and what leads to an
/// element.
final class CodeFlow {
    let app: CodeApp
    let resolver: Resolver
    let sites: CallSites
    let roots: Roots
    let leads: Leads

    init(_ app: CodeApp) {
        self.app = app
        resolver = Resolver(app)
        sites = CallSites(resolver)
        roots = Roots(app)
        leads = Leads(resolver, sites)
    }
}
