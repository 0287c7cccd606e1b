import { useState } from 'react'
import { callApi, type ApiCall } from '#browser/api.ts'

const PROBLEMS = ['same_list', 'too_many_lists', 'too_many_pins', 'bad_request', 'not_found', 'failed'] as const
export type ChangeProblem = (typeof PROBLEMS)[number]

const chooseProblem = (data: unknown): ChangeProblem => {
  const { code } = (typeof data === 'object' && data !== null ? data : {}) as { readonly code?: unknown }
  return PROBLEMS.find((problem) => problem === code) ?? 'failed'
}

export type Change = {
  readonly isBusy: boolean
  readonly problem?: ChangeProblem
  /** Says whether it worked. */
  readonly send: (call: ApiCall) => Promise<boolean>
}

/** One change at a time, with what came of it. */
export const useChange = (): Change => {
  const [state, setState] = useState<Pick<Change, 'isBusy' | 'problem'>>({ isBusy: false })
  const send = async (call: ApiCall): Promise<boolean> => {
    if (state.isBusy) return false
    setState({ isBusy: true })
    const { ok, data } = await callApi({ isQuiet: true, errors: 'own', ...call })
    setState({ isBusy: false, problem: ok ? undefined : chooseProblem(data) })
    return ok
  }
  return { ...state, send }
}
