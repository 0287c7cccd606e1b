import type { ConnectionTest } from '#features/buying/procurement/connection/connection.api.ts'
import { hideSecrets } from '#features/buying/procurement/cxml/hide-secrets.rules.ts'
import { Problem } from '#platform/http/errors.ts'

export type TestStep = ConnectionTest['steps'][number]
export type StepResult = Pick<TestStep, 'detail'> & Partial<Pick<TestStep, 'sent' | 'answer' | 'isOk'>>

/** Ends the test: the later steps need this one. */
export class StepFailed extends Error {}

const messageOf = (error: unknown): string | undefined =>
  error instanceof StepFailed || error instanceof Problem || (error instanceof Error && error.name === 'Error')
    ? error.message
    : undefined

/** One step with what was sent and answered, without secrets; what breaks by our own fault is thrown. */
export const runStep = async (name: TestStep['name'], work: () => Promise<StepResult>): Promise<TestStep> => {
  const began = performance.now()
  const note = ({ isOk = true, detail, sent = '', answer = '' }: StepResult): TestStep => {
    const tookMs = Math.round(performance.now() - began)
    return { name, isOk, tookMs, detail, sent: hideSecrets(sent), answer: hideSecrets(answer) }
  }
  try {
    return note(await work())
  } catch (error) {
    const detail = messageOf(error)
    if (detail === undefined) throw error
    return note({ isOk: false, detail })
  }
}
