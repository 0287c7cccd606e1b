import type { FastifyRequest } from 'fastify'
import { refuseContent } from '#features/authoring/authoring/public.server.ts'
import type { ReadFile } from '#features/authoring/page-languages/read-xliff.service.ts'
import type { TranslatedUnit } from '#features/authoring/page-languages/translation-state.rules.ts'
import type { XliffInput } from '#features/authoring/page-languages/xliff.worker.ts'
import { signalOf } from '#platform/http/load.ts'
import { sandbox } from '#platform/sandbox/sandbox.ts'
import { SandboxFailure, type SandboxTask } from '#platform/sandbox/sandbox-task.ts'
import { userOf } from '#platform/http/access.ts'

const READ: SandboxTask<XliffInput, ReadFile | { readonly problem: string }> = {
  module: new URL('xliff.worker.ts', import.meta.url),
  name: 'readXliffBytes',
}
const UNREADABLE = 'The file cannot be read.'

/** A translator's file, parsed outside of the web process [T-90] [T-97]. */
export const parseXliff = async (request: FastifyRequest, file: string, units: readonly TranslatedUnit[]): Promise<ReadFile> => {
  const markup = units.flatMap(({ key, kind, source }) => (kind === 'html' ? [[key, source] as const] : []))
  const user = { tenant: request.scope.tenant, person: userOf(request).id, signal: signalOf(request) }
  const refuse = (message: string): never => refuseContent([{ path: 'file', message }])
  const { value } = await sandbox.run(READ, { markup }, new TextEncoder().encode(file), user).catch((error: unknown) => {
    if (error instanceof SandboxFailure) return refuse(UNREADABLE)
    throw error
  })
  return 'problem' in value ? refuse(value.problem) : value
}
