"""Compares the trees of the Objective-C parser with those of tree-sitter-objc, as sets of facts.

    python objective_c.py [--first N] PROGRAM FILE...

`PROGRAM --dump FILE` (code-oracle of this folder) prints a node a line, a parent before its children: index, parent,
depth, kind, form, flags, start, end, place, name, with tabs between them. A fact is a kind, the bytes it covers, and what it says. Exits with 1 under 99.9 % of agreement, or if nothing
was compared.
"""

import argparse
import collections
import re
import subprocess
import sys

import tree_sitter
import tree_sitter_objc

LEAST_AGREEMENT = 0.999

Fact = collections.namedtuple("Fact", "kind start end says")


# What tree-sitter does not know, taken out of its way. Each rule keeps every byte at its place.

def blank(match):
    return re.sub(rb"[^\r\n]", b" ", match.group(0))


def enumeration(match):
    """`typedef NS_ENUM(NSInteger, X) {` becomes `enum X {`."""
    text = bytearray(blank(match))
    text[0:4] = b"enum"
    begin, end = match.start("name") - match.start(), match.end("name") - match.start()
    text[begin:end] = match.group("name")
    return bytes(text)


REWRITES = [
    # Macros that stand alone; tree-sitter takes them for the type of what follows.
    (re.compile(rb"\b(NS|CF)_ASSUME_NONNULL_(BEGIN|END)\b"), blank),
    # A semicolon behind the word, which compilers accept.
    (re.compile(rb"(?<=@required);|(?<=@optional);"), blank),
    # Its grammar knows NS_ENUM only without a typedef.
    (re.compile(rb"\btypedef\s+\w+_(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(?P<name>\w+)\s*\)(?=\s*\{)"), enumeration),
]


# The facts of tree-sitter

class Reference:
    def __init__(self, source):
        for pattern, replacement in REWRITES:
            source = pattern.sub(replacement, source)
        self.source = source
        self.facts = set()
        self.left_out = []
        root = tree_sitter.Parser(tree_sitter.Language(tree_sitter_objc.language())).parse(source).root_node
        stack = [root]
        while stack:
            node = stack.pop()
            if node.type == "ERROR" or node.is_missing:
                self.left_out.append(self.region(node))
            read = getattr(self, "read_" + node.type, None)
            if read and node.is_named:
                read(node)
            for index, child in enumerate(node.children):
                if not self.is_no_code(node, index, child):
                    stack.append(child)

    @staticmethod
    def is_no_code(node, index, child):
        """What the tree holds as bytes only: the condition of `#if`, the path of `#import`, the text of `#define`, the
        bounds of arrays, the widths of bit fields, attributes, and what `typeof` is about."""
        field = node.field_name_for_child(index)
        return (node.type in ("preproc_include", "preproc_def", "preproc_function_def", "bitfield_clause",
                              "preproc_call", "attribute_specifier", "availability_attribute_specifier")
                or node.type.startswith("preproc_") and field in ("condition", "name")
                or node.type == "typeof_specifier"
                or node.type.endswith("array_declarator") and field == "size")

    # An error spoils the statement or declaration around it.
    SPOILT = re.compile(r".*_statement|.*declaration|.*definition|preproc_.*|case_.*|class_.*|protocol_.*|ERROR")
    OPEN = {"translation_unit", "class_interface", "class_implementation", "implementation_definition",
            "preproc_if", "preproc_ifdef", "preproc_else", "preproc_elif", "compound_statement",
            "protocol_declaration", "linkage_specification", "declaration_list", "class_declaration"}

    def region(self, error):
        node = error
        keyword = re.match(rb"@(interface|protocol|implementation)\b", self.source[error.start_byte:error.start_byte + 20])
        if keyword and error.type == "ERROR":
            # It then takes the members for statements.
            end = self.source.find(b"@end", error.start_byte)
            return (error.start_byte, end if end >= 0 else len(self.source))
        while node.parent and node.parent.type not in self.OPEN:
            node = node.parent
        after = node.next_sibling
        return (node.start_byte, after.end_byte if after and node is error else node.end_byte)

    def text(self, node):
        return node.text.decode(errors="replace")

    def add(self, kind, node, says="", start=None, end=None):
        self.facts.add(Fact(kind, node.start_byte if start is None else start,
                            node.end_byte if end is None else end, says))

    @staticmethod
    def bare(node):
        while node.type == "parenthesized_expression" and node.named_child_count == 1:
            node = node.named_children[0]
        return node

    def span(self, node):
        node = self.bare(node)
        return f"{node.start_byte}-{node.end_byte}"

    def read_message_expression(self, node):
        receiver = node.child_by_field_name("receiver")
        selector = ""
        for index, child in enumerate(node.children):
            if node.field_name_for_child(index) == "method":
                before = node.children[index - 1]
                if re.fullmatch(r"\(\w+\)", self.text(before)) and before.prev_sibling.type == ":":
                    # `[x a:(CGFloat)b / c]`: it takes the operand of a cast for a piece of the selector.
                    self.left_out.append((before.start_byte, node.end_byte - 1))
                    continue
                selector += self.text(child)
            elif child.type == ":":
                selector += ":"
        self.add("message", node, f"{self.span(receiver)} {selector}")

    def read_call_expression(self, node):
        function = node.child_by_field_name("function")
        if re.fullmatch(r"\([A-Z]\w*[a-z]\w*\)", self.text(function)):
            # `(CGFloat)(x)` is a cast, by the names that types have.
            return self.add("cast", node)
        if node.parent.type == "at_expression" and self.text(function) == "protocol":
            return
        self.add("call", node, self.span(node.child_by_field_name("function")))

    def read_field_expression(self, node):
        self.add("member", node, self.text(node.child_by_field_name("field")), start=self.boxed_start(node))

    @staticmethod
    def boxed_start(node):
        """`@(x).y` is a member of `@(x)`: the grammar makes it `@` with an operand `(x).y`."""
        outer = node
        while outer.parent and outer.parent.start_byte == outer.start_byte:
            outer = outer.parent
        is_boxed = outer.parent and outer.parent.type == "at_expression" and outer.children[0].type != "{"
        return node.start_byte - 1 if is_boxed else node.start_byte

    def read_subscript_expression(self, node):
        self.add("subscript", node, self.span(node.child_by_field_name("argument")))

    def read_assignment_expression(self, node):
        self.add("assignment", node, self.span(node.child_by_field_name("left")) + " "
                 + self.text(node.child_by_field_name("operator")))

    def read_binary_expression(self, node):
        left = self.text(node.child_by_field_name("left"))
        if re.fullmatch(r"\(\w+_t\)", left) and self.text(node.child_by_field_name("operator")) in "&*+-":
            # `(x_t)&y` is a cast, by the names that types have.
            self.add("prefix", node, self.text(node.child_by_field_name("operator")),
                     start=node.child_by_field_name("operator").start_byte)
            return self.add("cast", node)
        self.add("binary", node, self.text(node.child_by_field_name("operator")))

    def read_conditional_expression(self, node):
        self.add("ternary", node)

    def read_cast_expression(self, node):
        self.add("cast", node)

    def read_compound_literal_expression(self, node):
        self.add("cast", node)

    def read_unary_expression(self, node):
        self.add("prefix", node, self.text(node.children[0]))

    def read_pointer_expression(self, node):
        self.add("prefix", node, self.text(node.children[0]))

    def read_update_expression(self, node):
        first = node.children[0].type in ("++", "--")
        self.add("prefix" if first else "postfix", node, self.text(node.children[0 if first else 1]))

    def read_block_literal(self, node):
        self.add("closure", node)

    def read_selector_expression(self, node):
        self.add("selector", node, re.sub(r"\s", "", self.text(node)[len("@selector"):]).strip("()"))

    def read_array_literal(self, node):
        self.add("array", node)

    def read_dictionary_literal(self, node):
        self.add("dictionary", node)

    def read_field_designator(self, node):
        self.add("member", node, self.text(node.named_children[0]))

    def read_initializer_pair(self, node):
        designator = node.children[0]
        end = node.child_by_field_name("value").prev_sibling.prev_sibling.end_byte
        self.add("assignment", node, f"{designator.start_byte}-{end} =")

    def read_initializer_list(self, node):
        self.add("array", node)

    def read_string_literal(self, node):
        if node.parent.type not in ("concatenated_string", "linkage_specification"):
            self.add("string", node)

    def read_concatenated_string(self, node):
        if node.parent.type != "concatenated_string":
            self.add("string", node)

    def read_number_literal(self, node):
        # The grammar counts the sign of `-1` to the number.
        signed = self.text(node)[0] in "+-"
        if signed:
            self.add("prefix", node, self.text(node)[0])
        self.add("number", node, start=node.start_byte + signed)

    def read_char_literal(self, node):
        self.add("number", node)

    def read_compound_statement(self, node):
        if node.children[0].type == "@autoreleasepool":
            self.add("autoreleasepool", node)
        self.add("scope", node, start=next(child for child in node.children if child.type == "{").start_byte)

    def read_if_statement(self, node):
        self.add("if", node)

    def read_switch_statement(self, node):
        self.add("switch", node)

    def read_case_statement(self, node):
        self.add("case", node, self.text(node.children[0]), end=node.start_byte)

    def read_for_statement(self, node):
        self.add("loop", node, "for")
        children = node.children
        for index, child in enumerate(children):
            if child.type == "in" and node.child_by_field_name("type") is not None:
                name, _ = self.declared(children[index - 1])
                if name is not None:
                    self.add("variable", name, self.text(name))

    def read_catch_clause(self, node):
        for child in node.children:
            if child.type == "type_name" and "declarator" in child.children[-1].type:
                name, _ = self.declared(child.children[-1])
                if name is not None:
                    self.add("variable", name, self.text(name))

    def read_while_statement(self, node):
        self.add("loop", node, "while")

    def read_do_statement(self, node):
        self.add("loop", node, "do")

    def exit(self, node):
        self.add("exit", node, node.type.split("_")[0], end=node.start_byte)

    read_return_statement = read_break_statement = read_continue_statement = read_goto_statement = exit
    read_throw_statement = exit

    def read_try_statement(self, node):
        self.add("try", node)

    def read_synchronized_statement(self, node):
        self.add("synchronized", node)

    def read_labeled_statement(self, node):
        label = node.children[0]
        self.add("label", label, self.text(label))

    # Declarations

    def declared(self, node):
        """The name in a declarator and whether it declares a function."""
        is_function = False
        while node is not None:
            if node.type in ("identifier", "field_identifier", "type_identifier"):
                return node, is_function
            inner = node.child_by_field_name("declarator")
            if inner is None:
                named = [child for child in node.named_children if "declarator" in child.type
                         or child.type in ("identifier", "field_identifier", "type_identifier")]
                inner = named[-1] if named else None
            is_function = node.type == "function_declarator" and inner is not None \
                and inner.type != "parenthesized_declarator" or is_function and node.type != "function_declarator"
            node = inner
        return None, False

    def variables(self, node, kind):
        for index, child in enumerate(node.children):
            if node.field_name_for_child(index) != "declarator" and child.type != "struct_declarator":
                continue
            name, is_function = self.declared(child)
            if name is not None:
                self.add("function" if is_function else kind, name, self.text(name))

    def read_declaration(self, node):
        self.variables(node, "variable")

    def read_field_declaration(self, node):
        self.variables(node, "variable")

    def read_struct_declaration(self, node):
        self.variables(node, "property" if node.parent.type == "property_declaration" else "variable")

    def read_function_definition(self, node):
        name, _ = self.declared(node.child_by_field_name("declarator"))
        if name is not None:
            self.add("function", name, self.text(name))

    def tagged(self, node):
        name, body = node.child_by_field_name("name"), node.child_by_field_name("body")
        if name is not None and body is not None:
            self.add("tagged", name, self.text(name))

    read_struct_specifier = read_union_specifier = read_enum_specifier = tagged

    def read_type_definition(self, node):
        kind = node.child_by_field_name("type")
        tag = kind.child_by_field_name("name") if kind is not None else None
        tag = self.text(tag) if tag is not None and kind.child_by_field_name("body") is not None else None
        for index, child in enumerate(node.children):
            if node.field_name_for_child(index) == "declarator":
                name, _ = self.declared(child)
                # `typedef struct x { … } x;` is one type in the tree.
                if name is not None and self.text(name) != tag:
                    self.add("typedef", name, self.text(name))

    def read_enumerator(self, node):
        name = node.child_by_field_name("name")
        self.add("enumerator", name, self.text(name))

    def method(self, node):
        selector, parameters = "", []
        for child in node.children:
            if child.type == "identifier":
                # A macro behind the selector is no piece.
                if not selector or child.next_sibling.type == "method_parameter":
                    selector += self.text(child)
            elif child.type == "method_parameter":
                selector += ":"
                names = [part for part in child.children if part.type == "identifier"]
                parameters.append(self.text(names[-1]) if names else "")
        says = f"{self.text(node.children[0])}{selector}({','.join(parameters)})"
        self.add("method", node, says, end=node.start_byte)

    read_method_declaration = read_method_definition = method

    def type(self, node):
        keyword = node.children[0]
        while keyword is not None and not keyword.type.startswith("@"):
            keyword = keyword.next_sibling
        if keyword is None:
            return
        name = keyword.next_named_sibling
        parent = node.child_by_field_name("superclass")
        inherited = [self.text(parent)] if parent is not None else []
        for child in node.children:
            if child.type in ("parameterized_arguments", "protocol_reference_list", "protocol_qualifiers"):
                after = child.next_sibling
                # The parameters of the class, or the arguments of its superclass.
                if after is not None and (after.type in (":", "(") or after.type == child.type):
                    continue
                inherited += re.findall(r"\w+", self.text(child))
            if child.type.startswith("@") and child.type not in ("@interface", "@implementation", "@protocol"):
                break
        self.add("type", name, f"{keyword.type} {self.text(name)} {' '.join(inherited)}".strip())

    read_class_interface = read_class_implementation = read_protocol_declaration = type


# The facts of the parser

class Node:
    __slots__ = ("kind", "form", "flags", "start", "end", "place", "name", "parent", "children")


class Subject:
    def __init__(self, program, path, source):
        run = subprocess.run([program, "--dump", path], capture_output=True, check=True)
        self.source = source
        self.nodes = {}
        for line in run.stdout.decode(errors="replace").splitlines():
            index, parent, _, kind, form, flags, start, end, place, name = line.split("\t")
            node = Node()
            node.kind, node.form, node.flags, node.name = kind, form, int(flags), name
            node.start, node.end, node.place = int(start), int(end), int(place)
            node.parent, node.children = int(parent), []
            self.nodes[int(index)] = node
            if node.parent >= 0:
                self.nodes[node.parent].children.append(node)
        self.facts = set()
        self.unread = []
        for node in self.nodes.values():
            read = getattr(self, "read_" + node.kind, None)
            if read:
                read(node)

    def add(self, kind, node, says="", start=None, end=None):
        self.facts.add(Fact(kind, node.start if start is None else start, node.end if end is None else end, says))

    def name(self, kind, node):
        self.add(kind, node, node.name, node.place, node.place + len(node.name.encode()))

    @staticmethod
    def of(node, *kinds):
        return [child for child in node.children if child.kind in kinds]

    @staticmethod
    def span(node):
        return f"{node.start}-{node.end}"

    def read_unread(self, node):
        self.unread.append((node.start, node.end))

    def read_call(self, node):
        callee = node.children[0]
        if node.form != "message":
            return self.add("call", node, self.span(callee))
        labels = [argument.name for argument in node.children[1:] if argument.name]
        selector = callee.name if callee.name != ":" else ""
        selector += "".join((label if label != "_" else "") + ":" for label in labels)
        self.add("message", node, f"{self.span(callee.children[0])} {selector}")

    def read_member(self, node):
        if self.nodes[node.parent].form == "message" and self.nodes[node.parent].children[0] is node:
            return
        self.add("member", node, node.name)

    def read_subscripting(self, node):
        self.add("subscript", node, self.span(node.children[0]))

    def read_assignment(self, node):
        self.add("assignment", node, f"{self.span(node.children[0])} {node.name}")

    def read_binary(self, node):
        if node.name != ",":
            self.add("binary", node, node.name)

    def read_ternary(self, node):
        self.add("ternary", node)

    def read_cast(self, node):
        self.add("cast", node)

    def read_prefix(self, node):
        if node.name != "@":
            self.add("prefix", node, node.name)

    def read_postfix(self, node):
        self.add("postfix", node, node.name)

    def read_closure(self, node):
        self.add("closure", node)

    def read_macro(self, node):
        if node.name == "@selector":
            arguments = self.of(node, "argument")
            first = "".join(child.name for argument in arguments for child in argument.children)
            rest = "".join((argument.name if argument.name != "_" else "") + ":" for argument in arguments
                           if not argument.children)
            self.add("selector", node, first + rest)

    def read_array(self, node):
        self.add("array", node)

    def read_dictionary(self, node):
        self.add("dictionary", node)

    def read_string(self, node):
        self.add("string", node)

    def read_number(self, node):
        if self.nodes[self.nodes[node.parent].parent].name in ("@available", "__builtin_available"):
            return
        boxed = self.source[node.start:node.start + 1] == b"@"
        self.add("number", node, start=node.start + 1 if boxed else node.start)

    def read_block(self, node):
        # The block of a clause is that of its statements, the first of which may be braces.
        if self.source[node.start:node.start + 1] == b"{" and self.nodes[node.parent].kind != "clause":
            self.add("scope", node)

    def read_ifStatement(self, node):
        self.add("if", node)

    def read_switchStatement(self, node):
        self.add("switch", node)
        # The braces of a `switch` are no block of the tree, and each of its labels is a pattern.
        body = self.source.index(b"{", node.children[0].end)
        self.add("scope", node, start=body)

    def read_clause(self, node):
        head = re.sub(rb"//.*|(?s:/\*.*?\*/)", blank, self.source[node.start:self.of(node, "block")[0].start])
        for word in re.finditer(rb"\b(case|default)\b", head):
            self.add("case", node, word.group(1).decode(), node.start + word.start(), node.start + word.start())

    def read_loop(self, node):
        self.add("loop", node, {"forIn": "for", "forC": "for", "whileLoop": "while"}.get(node.form, "do"))

    def read_exit(self, node):
        self.add("exit", node, node.name, end=node.start)

    def read_doStatement(self, node):
        self.add({"synchronized": "synchronized", "autoreleasePool": "autoreleasepool"}.get(node.form, "try"), node)

    def read_label(self, node):
        if self.nodes[node.parent].kind != "parameter":
            self.add("label", node, node.name)

    def read_variable(self, node):
        self.name("property" if node.form == "property" else "variable", node)

    def read_enumCase(self, node):
        self.name("enumerator", node)

    def read_alias(self, node):
        self.name("typedef", node)

    def read_function(self, node):
        if node.form == "freeFunction":
            return self.name("function", node)
        parameters = self.of(node, "parameter")
        selector = "" if node.name == ":" else node.name
        for parameter in parameters:
            label = parameter.children[0].name
            selector += (label if label != "_" else "") + ":"
        is_static = any(modifier.name == "static" for modifier in self.of(node, "modifier"))
        names = ",".join(parameter.name for parameter in parameters)
        self.add("method", node, f"{'+' if is_static else '-'}{selector}({names})", end=node.start)

    def read_type(self, node):
        keyword = {"interface": "@interface", "category": "@interface", "implementation": "@implementation",
                   "protocolType": "@protocol"}.get(node.form)
        if keyword is None:
            if node.name:
                # `typedef struct { … } x;` is a type with the name behind it.
                body = self.source.find(b"{", node.start)
                self.name("tagged" if node.place < body else "typedef", node)
            return
        inherited = " ".join(child.name for inherited in self.of(node, "inherited") for child in inherited.children)
        self.add("type", node, f"{keyword} {node.name} {inherited}".strip(), node.place,
                 node.place + len(node.name.encode()))


# The comparison

class Count:
    def __init__(self):
        self.agreed = 0
        self.missing = self.extra = self.left_out = self.unread = 0


def covers(regions, fact):
    """Whether a region holds the fact, or cuts it."""
    return any(start <= fact.start < end or start < fact.end <= end for start, end in regions)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--first", type=int, default=10, help="how many differences of a kind to print")
    parser.add_argument("program")
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    counts = collections.defaultdict(Count)
    printed = collections.Counter()
    size = left_out = unread = 0
    for path in arguments.files:
        with open(path, "rb") as file:
            source = file.read()
        reference = Reference(source)
        subject = Subject(arguments.program, path, source)
        size += len(source)
        left_out += sum(end - start for start, end in merged(reference.left_out))
        unread += sum(end - start for start, end in merged(subject.unread))
        for fact in sorted(reference.facts | subject.facts):
            count = counts[fact.kind]
            if covers(reference.left_out, fact):
                count.left_out += 1
            elif fact in reference.facts and fact in subject.facts:
                count.agreed += 1
            elif covers(subject.unread, fact):
                count.unread += 1
            else:
                is_missing = fact in reference.facts
                count.missing += is_missing
                count.extra += not is_missing
                printed[fact.kind] += 1
                if printed[fact.kind] <= arguments.first:
                    show(path, source, fact, "missing" if is_missing else "extra")
    print(f"\n{'kind':16}{'compared':>10}{'agreed':>10}{'missing':>9}{'extra':>7}{'unread':>8}{'left out':>10}")
    agreed = compared = 0
    for kind, count in sorted(counts.items()):
        # Something read as something else is both missing and extra, and counts once.
        total = count.agreed + max(count.missing, count.extra) + count.unread
        agreed += count.agreed
        compared += total
        print(f"{kind:16}{total:10}{count.agreed:10}{count.missing:9}{count.extra:7}{count.unread:8}"
              f"{count.left_out:10}")
    share = agreed / compared if compared else 0
    print(f"\n{agreed} of {compared} facts agree: {share:.4%}. {size} bytes, {left_out} of them left out where "
          f"tree-sitter reports an error, {unread} unread.")
    return 0 if share >= LEAST_AGREEMENT else 1


def merged(regions):
    result = []
    for start, end in sorted(regions):
        if result and start <= result[-1][1]:
            result[-1] = (result[-1][0], max(end, result[-1][1]))
        else:
            result.append((start, end))
    return result


def show(path, source, fact, word):
    line = source.count(b"\n", 0, fact.start) + 1
    begin = source.rfind(b"\n", 0, fact.start) + 1
    end = source.find(b"\n", fact.start)
    text = source[begin:end if end >= 0 else len(source)].decode(errors="replace").strip()
    print(f"{path}:{line}:{fact.start - begin + 1}: {word} {fact.kind} {fact.start}-{fact.end} {fact.says}\n"
          f"    {text[:160]}")


if __name__ == "__main__":
    sys.exit(main())
