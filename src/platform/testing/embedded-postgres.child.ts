import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'

// Stands for the application in tests that kill it: says what it started, then works until its input ends.
try {
  const { stop, ...started } = await startEmbeddedPostgres({ dataFolder: process.argv[2]! })
  console.log(JSON.stringify(started))
  process.stdin.on('end', () => void stop()).resume()
} catch (error) {
  console.log(JSON.stringify({ error: (error as Error).message }))
}
