import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { defineConfig } from 'vite'
import { browserGroups } from './scripts/build/browser-groups.ts'
import { listIslandFiles, nameGroupedFiles } from './scripts/build/browser-plugins.ts'
import { endpointModules } from './src/app/endpoint-modules.ts'
import { nameClasses, type Sheet } from './src/app/class-names.rules.ts'

const readSheet = (file: string): Sheet => ({ file, css: readFileSync(resolve(import.meta.dirname, file), 'utf8') })
const [modules = [], shared = []] = [/\.module\.css$/, /(?<!\.module)\.css$/].map((kind) =>
  globSync('{src,demo}/**/*.css', { cwd: import.meta.dirname })
    .filter((file) => kind.test(file))
    .map(readSheet),
)
const classNames = nameClasses(shared, modules)

/** A class that was written since this started gets a mark of its file, until the next start. */
const nameClass = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file)
  return classNames.get(`${path} ${name}`) ?? `${name}_${hash('sha1', path, 'base64url').slice(0, 4)}`
}

/** Two builds: what the browser loads (with a manifest), and the renderer that the server runs. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [endpointModules(), ...(isSsrBuild ? [] : [listIslandFiles(), nameGroupedFiles()])],
  base: '/etc.clientlibs/',
  publicDir: false,
  css: { modules: { generateScopedName: nameClass } },
  build: {
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    // The server writes the preloads into the HTML, so the browser needs no code for them.
    modulePreload: false,
    assetsInlineLimit: 0,
    target: 'es2023',
    // Older targets get a polyfill of light-dark() that forgets subtrees with a mode of their own.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      // Packages mark what is for browsers only, for frameworks that look at it; a bundler may forget it.
      onLog: (level, log, report) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log)
      },
      // Read in browsers only, and fetched by them when somebody does.
      ...(isSsrBuild && { external: [/^pdfjs-dist/] }),
      ...(!isSsrBuild && {
        input: 'src/browser/entry.ts',
        output: { codeSplitting: { groups: browserGroups, includeDependenciesRecursively: false } },
      }),
    },
  },
  // One file without look-ups in node_modules starts faster, and runs React's production build whatever NODE_ENV says.
  ssr: { noExternal: isSsrBuild ? true : undefined },
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'] },
}))
