import { defineConfig } from 'vite';

export default defineConfig({
  // Relative: a deployment's pages are below its stage.
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'app/assets',
    // Inlined pictures and fonts would need data: in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2023',
    modulePreload: { polyfill: false },
    // How long its own plugins take is of no interest to whoever installs.
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: ['web/index.html', 'web/app/frame.html'],
    },
  },
});
