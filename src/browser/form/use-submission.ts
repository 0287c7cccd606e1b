import { useEffect, useRef } from 'react'
import { CallError, useEndpointMutation, type QueryRequest } from '#browser/query.ts'
import { chooseFormProblem, type FormProblem } from '#browser/form/form-problem.rules.ts'
import type { Endpoint, EndpointSpec } from '#kernel/endpoint.ts'

/** Good news goes after 7 s [9.8.8]. */
const DONE_MS = 7000

/** Whether it worked; nothing is said of a second click. */
export type Sent = { readonly ok: boolean; readonly problem?: FormProblem }

/** The outcome of a form. */
export type Outcome = {
  /** True for 7 s after it worked [9.8.8]. */
  readonly isDone: boolean
  readonly problem?: FormProblem
}
export type Submission<Spec> = Outcome & {
  readonly isBusy: boolean
  readonly submit: (request: QueryRequest<Spec>) => Promise<Sent>
}

/** Sends once at a time and keeps what came of it. */
export const useSubmission = <const Spec extends EndpointSpec>(endpoint: Endpoint<Spec>): Submission<Spec> => {
  const { mutateAsync, reset, isPending, isSuccess, error } = useEndpointMutation(endpoint)
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, DONE_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  // Known before React draws again: a second click may come sooner.
  const isSending = useRef(false)
  const submit = async (request: QueryRequest<Spec>): Promise<Sent> => {
    if (isSending.current) return { ok: false }
    isSending.current = true
    try {
      await mutateAsync(request)
      return { ok: true }
    } catch (failure) {
      return failure instanceof CallError
        ? { ok: false, problem: chooseFormProblem(failure.status, failure.problem) }
        : { ok: false }
    } finally {
      isSending.current = false
    }
  }
  const problem = error ? chooseFormProblem(error.status, error.problem) : undefined
  return { isBusy: isPending, isDone: isSuccess, ...(problem ? { problem } : {}), submit }
}
