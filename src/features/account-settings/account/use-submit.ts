import { useEffect, useState } from 'react'
import { callApi, type ApiCall } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'
import { chooseFormProblem, type FormProblem } from '#features/account-settings/account/form-problem.rules.ts'

/** Good news goes after 7 s [9.8.8]. */
const DONE_MS = 7000

export type Submission = {
  readonly isBusy: boolean
  /** True for 7 s after it worked [9.8.8]. */
  readonly isDone: boolean
  readonly problem?: FormProblem
  /** Says whether it worked. */
  readonly submit: (call: ApiCall) => Promise<boolean>
}

/** One form: sends it once at a time and keeps what came of it. */
export const useSubmit = (): Submission => {
  const { appId } = usePage().config
  const [state, setState] = useState<Pick<Submission, 'isBusy' | 'isDone' | 'problem'>>({ isBusy: false, isDone: false })
  const { isDone } = state
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setState((now) => ({ ...now, isDone: false })), DONE_MS)
    return () => clearTimeout(timer)
  }, [isDone])

  const submit = async (call: ApiCall): Promise<boolean> => {
    if (state.isBusy) return false
    setState({ isBusy: true, isDone: false })
    const { ok, status, data } = await callApi({ appId, isQuiet: true, errors: 'own', ...call })
    setState({ isBusy: false, isDone: ok, problem: ok ? undefined : chooseFormProblem(status, data) })
    return ok
  }
  return { ...state, submit }
}
