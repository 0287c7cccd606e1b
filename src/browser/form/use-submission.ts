import { useEffect, useRef } from 'react'
import { CallError, useEndpointMutation, type QueryRequest } from '#browser/query.ts'
import { chooseFormProblem, type FormProblem } from '#browser/form/form-problem.rules.ts'
import type { Endpoint, EndpointSpec, ReplyOf } from '#kernel/endpoint.ts'

/** Good news goes after 7 s [9.8.8]. */
const DONE_MS = 7000

/** Whether it worked; nothing is said of a second click. */
export type Sent<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly problem?: FormProblem; readonly error?: CallError }

/** The outcome of a form. */
export type Outcome = {
  /** True for 7 s after it worked [9.8.8]. */
  readonly isDone: boolean
  readonly problem?: FormProblem
  /** The refusal itself, for forms with sentences of their own. */
  readonly error: CallError | null
}
export type Submission<Spec> = Outcome & {
  readonly isBusy: boolean
  readonly submit: (request: QueryRequest<Spec>) => Promise<Sent<ReplyOf<Spec>>>
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
  const submit = async (request: QueryRequest<Spec>): Promise<Sent<ReplyOf<Spec>>> => {
    if (isSending.current) return { ok: false }
    isSending.current = true
    try {
      return { ok: true, reply: await mutateAsync(request) }
    } catch (failure) {
      return failure instanceof CallError
        ? { ok: false, problem: chooseFormProblem(failure.status, failure.problem), error: failure }
        : { ok: false }
    } finally {
      isSending.current = false
    }
  }
  const problem = error ? chooseFormProblem(error.status, error.problem) : undefined
  return { isBusy: isPending, isDone: isSuccess, error, ...(problem ? { problem } : {}), submit }
}
