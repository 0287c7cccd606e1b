import { buildApp } from '#app/build-app.ts'
import { readConfig } from '#platform/config.ts'
import { startDatabase } from '#platform/database/start-database.ts'
import { features } from '#app/features.ts'
import { loadBuiltRenderer } from '#app/pages/renderer.ts'
import { startServices } from '#app/start-services.ts'

/** The whole stack with a cache that remembers nothing: each request reads the database and draws the page anew. */
const config = readConfig()
const database = await startDatabase(config, () => {})
const services = await startServices(config, database, features, () => config.port)
const pageCache: typeof services.pageCache = {
  ...services.pageCache,
  get: () => undefined,
  getOrMake: (_group, _key, make) => make(),
}
export const { app } = await buildApp({ services: { ...services, pageCache }, features, renderer: await loadBuiltRenderer() })
export const { port } = config
