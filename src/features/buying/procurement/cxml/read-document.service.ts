import type { CxmlBody } from '#features/buying/procurement/cxml/root-part.rules.ts'
import type { CxmlMessage } from '#features/buying/procurement/cxml/cxml-message.service.ts'
import { CxmlProblem } from '#features/buying/procurement/cxml/cxml-problem.rules.ts'
import {
  checkDocument,
  openReadMessage,
  readDocument,
  type ReadOutcome,
} from '#features/buying/procurement/cxml/cxml-reader.worker.ts'
import { sandbox, type SandboxRun } from '#platform/sandbox/sandbox.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'

const READ: SandboxTask<{ readonly charset?: string | undefined }, ReadOutcome> = {
  module: new URL('cxml-reader.worker.ts', import.meta.url),
  name: 'readDocumentBytes',
}

/** Of a setup request, which people wait for: read at once, in a few milliseconds at most. */
const AT_ONCE = 64 * 1024

/** A larger document is read outside of the web process, which goes on meanwhile [T-97]. */
export const readCxml = async ({ bytes, charset }: CxmlBody, reader: SandboxRun): Promise<CxmlMessage> => {
  if (bytes.length <= AT_ONCE) return readDocument(bytes, charset)
  // Before a process is started for it.
  checkDocument(bytes, charset)
  const { value, bytes: read } = await sandbox.run(READ, { charset }, bytes, reader).catch((error: unknown) => {
    if (error instanceof SandboxFailure) throw new CxmlProblem(400, 'The document cannot be read.')
    throw error
  })
  if (value.problem) throw new CxmlProblem(value.problem.status, value.problem.message)
  return openReadMessage(read)
}
