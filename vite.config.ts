import { defineConfig } from 'vite'

/** Two builds: what the browser loads (with a manifest), and the renderer that the server runs. */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/etc.clientlibs/',
  publicDir: false,
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: {
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // The server writes the preloads into the HTML, so the browser needs no code for them.
    modulePreload: false,
    assetsInlineLimit: 0,
    target: 'es2023',
    // Older targets get a polyfill of light-dark() that forgets subtrees with a mode of their own.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: isSsrBuild ? {} : { input: 'src/browser/entry.ts' },
  },
  // One file without look-ups in node_modules starts faster, and runs React's production build whatever NODE_ENV says.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
}))
