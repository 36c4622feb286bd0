# A formula for Homebrew. It is not published: put it into a tap of yours.
class A11ylint < Formula
  desc "Accessibility of iOS screens, without Xcode and without the running app"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "Apache-2.0"
  url "@REPOSITORY@/releases/download/@VERSION@/@ARCHIVE@"
  sha256 "@SHA256@"

  def install
    bin.install "a11ylint"
    man1.install "a11ylint.1"
    bash_completion.install "completions/a11ylint.bash" => "a11ylint"
    zsh_completion.install "completions/_a11ylint"
    fish_completion.install "completions/a11ylint.fish"
  end

  test do
    (testpath/"screen.yaml").write("screen: A\nelements: [{ type: button, id: pay, image: ic_pay }]\n")
    assert_match "missing-label", shell_output("#{bin}/a11ylint check screen.yaml", 1)
  end
end
