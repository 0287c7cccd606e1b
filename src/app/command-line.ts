import { StartError } from '#platform/start-error.ts'

/** Prints what a command answers; what went wrong is said in one sentence, and the process ends with 1. */
export const runCommandLine = async (run: (args: readonly string[]) => Promise<string>): Promise<void> => {
  try {
    process.stdout.write(`${await run(process.argv.slice(2))}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

/** The content of a file that somebody wrote by hand. */
export const parseJson = (json: string, what: string): unknown => {
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new StartError(`${what} is not JSON: ${(error as Error).message}`)
  }
}
