import { buildApp } from '#app/build-app.ts'
import { features } from '#app/features.ts'
import { findBuild } from '#app/find-build.ts'
import { loadBuiltRenderer } from '#app/pages/renderer.ts'
import { startServices } from '#app/start-services.ts'
import type { Config } from '#platform/config.ts'
import type { RunningDatabase } from '#platform/database/start-database.ts'
import { StartError } from '#platform/start-error.ts'

const MOST_REDIRECTS = 5

/** Starts the services as a server would and draws the home page of every tenant. Returns what was tried. */
export const runSmokeTest = async (config: Config, database: RunningDatabase): Promise<string> => {
  const services = await startServices({ ...config, logLevel: 'silent' }, database, features, () => config.port)
  try {
    const build = findBuild()
    if (!build) return 'The services start on it; pages were not tried: npm run build makes what draws them.'
    const { app } = await buildApp({ services, features, renderer: await loadBuiltRenderer(build) })
    try {
      const failed: string[] = []
      for (const { key, hosts } of services.tenants.all) {
        const status = await visitHome((url, host) => app.inject({ url, headers: { host } }), hosts[0] ?? '')
        if (status !== 200) failed.push(`${key} answers ${status}`)
      }
      if (failed.length > 0) throw new StartError(`Everything is restored, but home pages do not open: ${failed.join(', ')}.`)
      return `The home page of every tenant opens: ${services.tenants.all.map(({ key }) => key).join(', ')}.`
    } finally {
      await app.close()
    }
  } finally {
    await services.stop()
  }
}

type Answer = { readonly statusCode: number; readonly headers: Readonly<Record<string, unknown>> }

/** The address without a language leads to one. */
const visitHome = async (get: (url: string, host: string) => Promise<Answer>, host: string): Promise<number> => {
  for (let [url, hops] = ['/', 0]; ; hops++) {
    const { statusCode, headers } = await get(url, host)
    const target = statusCode >= 300 && statusCode < 400 ? headers['location'] : undefined
    if (typeof target !== 'string' || hops === MOST_REDIRECTS) return statusCode
    const next = new URL(target, `http://${host}${url}`)
    url = `${next.pathname}${next.search}`
  }
}
