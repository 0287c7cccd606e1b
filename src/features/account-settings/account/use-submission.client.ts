import { useEffect } from 'react'
import { useEndpointMutation, type QueryRequest } from '#browser/query.ts'
import { usePage } from '#features/blocks/public.ts'
import { chooseFormProblem, type FormProblem } from '#features/account-settings/account/form-problem.rules.ts'
import type { Endpoint, EndpointSpec } from '#kernel/endpoint.ts'

/** Good news goes after 7 s [9.8.8]. */
const DONE_MS = 7000

/** What came of a form. */
export type Outcome = {
  /** True for 7 s after it worked [9.8.8]. */
  readonly isDone: boolean
  readonly problem?: FormProblem
}
type Submission<Spec> = Outcome & {
  readonly isBusy: boolean
  /** Says whether it worked. */
  readonly submit: (request: QueryRequest<Spec>) => Promise<boolean>
}

/** One form: sends it once at a time and keeps what came of it. */
export const useSubmission = <const Spec extends EndpointSpec>(endpoint: Endpoint<Spec>): Submission<Spec> => {
  const { appId } = usePage().config
  const { mutateAsync, reset, isPending, isSuccess, error } = useEndpointMutation(endpoint)
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, DONE_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  const submit = async (request: QueryRequest<Spec>): Promise<boolean> => {
    if (isPending) return false
    return mutateAsync({ appId, ...request }).then(
      () => true,
      () => false,
    )
  }
  const problem = error ? chooseFormProblem(error.status, error.problem) : undefined
  return { isBusy: isPending, isDone: isSuccess, problem, submit }
}
