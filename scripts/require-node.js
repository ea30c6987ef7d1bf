// Plain JavaScript of any age: it must parse on the very versions that it refuses.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Pagewright needs Node 22.18 or newer; this is ${process.versions.node}. "npm ci" brings Node 24 along on Linux x64 and arm64: run the npm scripts, which use it, or install a newer Node.`,
  );
  process.exit(1);
}
