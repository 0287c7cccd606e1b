import path from 'node:path'
import type { InlineConfig, Plugin } from 'vite'

/**
 * A module that finds a file beside itself (a worker, a migration, a picture) still finds it beside its source.
 * Written relative to the bundle: folder and build may move together.
 */
export const keepPlaces = (root: string, folder: string): Plugin => ({
  name: 'keep-places',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.startsWith(root) || id.includes('node_modules') || !code.includes('import.meta.')) return null
    const source = path.relative(folder, id).replaceAll(path.sep, '/')
    return code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${path.posix.dirname(source)}\``)
      .replaceAll('import.meta.main', 'false')
  },
})

/** The server as a handful of files: over a thousand modules, read and linked one by one, were most of a start. Packages stay packages. */
export const describeServerBundle = (root: string, folder: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [keepPlaces(root, folder)],
  build: {
    outDir: folder,
    emptyOutDir: false,
    ssr: 'src/app/run.ts',
    target: 'node24',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'run.js', chunkFileNames: '[name]-[hash].js' } },
  },
})
