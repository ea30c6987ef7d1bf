/** Who may import whom: dependencies point inwards. Read beside ARCHITECTURE.md. */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { pathNot: [...to, '^node_modules/@types/'], dependencyTypesNot: ['core'] },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    only('schemas-stand-alone', '^schemas/', ['^schemas/', '^node_modules/zod/']),
    only('errors-and-config', '^lib/(errors|config|version)\\.ts$', [
      '^schemas/',
      '^package\\.json$',
      '^node_modules/zod/',
    ]),
    only('ports-promise', '^lib/ports/', ['^schemas/', '^lib/ports/']),
    only('domain-decides', '^lib/domain/', [
      '^schemas/',
      '^lib/(ports|shared|domain)/',
      '^lib/(errors|version)\\.ts$',
      '^node_modules/zod/',
      // Documents, styles and colours are what is decided about: their parsers are pure, as is a signature.
      '^node_modules/(parse5|parse5-htmlparser2-tree-adapter|domhandler|domutils|dom-serializer|css-select|css-tree|@types/css-tree|culori|@types/culori|big.js|@types/big.js|uqr|entities|csv-parse|standardwebhooks|liquidjs|@handlebars/parser|nunjucks|acorn|fflate|mustache|@types/mustache)/',
    ]),
    only('shared-parses', '^lib/shared/', [
      '^schemas/',
      '^lib/shared/',
      '^node_modules/(zod|fastest-levenshtein|ipaddr\\.js|parse5|domhandler)/',
    ]),
    only('http-is-neutral', '^lib/http/', [
      '^schemas/',
      '^lib/(ports|http|shared)/',
      '^lib/(errors|version)\\.ts$',
      '^node_modules/(@middy|@types/aws-lambda|zod|negotiator|content-disposition|yazl|@types/yazl)/',
    ]),
    only('node-server', '^lib/node-server/', [
      '^schemas/',
      '^lib/(ports|http|node-server)/',
      '^lib/errors\\.ts$',
    ]),
    only('lambda', '^lib/lambda/', [
      '^schemas/',
      '^lib/(ports|http|lambda)/',
      '^lib/errors\\.ts$',
      '^node_modules/(@middy|zod|@types/aws-lambda)/',
    ]),
    only('mcp-speaks-to-agents', '^lib/mcp/', [
      '^schemas/',
      '^lib/(ports|domain|mcp|shared)/',
      '^lib/(errors|version)\\.ts$',
      '^node_modules/(zod|@modelcontextprotocol/sdk)/',
    ]),
    {
      // 60 packages' worth of protocol: no other endpoint may have to load it.
      name: 'mcp-is-loaded-when-needed',
      severity: 'error',
      from: { path: '^(lib|functions)/', pathNot: '^lib/mcp/' },
      to: { path: '^lib/mcp/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      // Five parsers of other languages: no other endpoint may have to load them.
      name: 'migration-is-loaded-when-needed',
      severity: 'error',
      from: { path: '^(lib|functions)/', pathNot: '^lib/domain/migration/' },
      to: { path: '^lib/domain/migration/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'adapters-know-only-their-vendor',
      severity: 'error',
      from: { path: '^lib/adapters/([^/]+)/' },
      to: {
        path: '^(lib|functions|scripts|tests)/',
        pathNot: ['^lib/adapters/$1/', '^lib/(ports|shared)/', '^lib/errors\\.ts$'],
      },
    },
    {
      // A process that only prints must not pay for loading Puppeteer: 150 ms.
      name: 'printing-loads-no-puppeteer',
      severity: 'error',
      from: { path: '^lib/adapters/chromium/', pathNot: '/drive-browser\\.ts$' },
      to: {
        path: '^node_modules/puppeteer-core/',
        pathNot:
          '^node_modules/puppeteer-core/lib/puppeteer/(api/CDPSession|cdp/Connection|common/Errors)\\.',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      // Packaging and tools install a browser that they drive otherwise, or not at all.
      name: 'installing-drives-nothing',
      severity: 'error',
      from: { path: '^lib/adapters/installation/' },
      to: { path: '^node_modules/puppeteer-core/' },
    },
    {
      name: 'puppeteer-is-loaded-when-needed',
      severity: 'error',
      from: { path: '^(lib|functions)/' },
      to: { path: '/chromium/process/drive-browser\\.ts$', dynamic: false },
    },
    {
      name: 'endpoints-declare-and-call',
      severity: 'error',
      from: { path: '^functions/', pathNot: ['/handler\\.ts$', '^functions/(renderer|workers)/'] },
      to: { path: '^(lib/(adapters|compose|lambda|node-server)|scripts|tests)/' },
    },
    only('pages-use-the-api', '^web/', ['^web/', '^packages/client/src/', '^node_modules/']),
    {
      name: 'nothing-imports-the-outside',
      severity: 'error',
      from: { path: '^(schemas|lib|functions)/' },
      to: { path: '^(scripts|tests|web|packages)/' },
    },
    {
      // It runs in browsers too: no module of Node.
      name: 'client-stands-alone',
      severity: 'error',
      from: { path: '^packages/client/' },
      to: { pathNot: ['^packages/client/', '^node_modules/openapi-fetch/'] },
    },
    {
      name: 'only-tests-run-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^node_modules/(vitest|@vitest)/' },
    },
    {
      name: 'only-compose-and-entries-compose',
      severity: 'error',
      from: {
        path: '^(schemas|lib|functions)/',
        pathNot: ['^lib/compose/', '/handler\\.ts$', '^functions/(renderer|workers)/'],
      },
      to: { path: '^lib/compose/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
