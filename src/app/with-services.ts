import { features } from '#app/features.ts'
import { startServices, type StartedServices } from '#app/start-services.ts'
import { readConfig } from '#platform/config.ts'
import { startDatabase } from '#platform/database/start-database.ts'

/** A command's work with the services of the whole product, which end with it. */
export const withServices = async <Result>(work: (services: StartedServices) => Promise<Result>): Promise<Result> => {
  const config = readConfig()
  const database = await startDatabase(config, () => {})
  try {
    const services = await startServices(config, database, features, () => config.port)
    try {
      return await work(services)
    } finally {
      await services.stop()
    }
  } finally {
    await database.stop()
  }
}
