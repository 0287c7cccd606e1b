import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import type { SubmitEvent } from 'react'
import { settleForm, useFormDraft } from '#browser/draft/form-draft.ts'
import { useSubmission, type Outcome, type Sent } from '#browser/form/use-submission.ts'
import type { QueryRequest } from '#browser/query.ts'
import type { Endpoint, EndpointSpec, RequestOf } from '#kernel/endpoint.ts'
import { findFormFaults, type FieldFault, type FormRules } from '#kernel/form-faults.ts'
import { lookUp } from '#kernel/look-up.ts'
import { useTexts } from '#ui/use-texts.tsx'

type BodyOf<Spec> = NonNullable<RequestOf<Spec>['body']> & FieldValues
type FieldMessage = string | ((reason: string | undefined) => string)
type NameOf<Spec> = Path<BodyOf<Spec>> & string

export type EndpointFormOptions<Spec> = {
  readonly rules: FormRules
  readonly values: BodyOf<Spec>
  /** Sent beside the values. */
  readonly request?: Omit<QueryRequest<Spec>, 'body'>
  /** The name under which unsent work survives a session's end; without it, nothing is stored. */
  readonly draft?: string
  /** Said at a field instead of the general sentence, whoever finds it wrong; a function gets the server's reason. */
  readonly messages?: { readonly [Name in keyof BodyOf<Spec>]?: FieldMessage }
  readonly onSent?: () => void
}

/** A form whose values are the body of one endpoint: checked by its schema before they go, sent once at a time, and marked where the server finds fault. */
export const useEndpointForm = <const Spec extends EndpointSpec>(
  endpoint: Endpoint<Spec>,
  { rules, values, request, draft, messages, onSent }: EndpointFormOptions<Spec>,
) => {
  type Body = BodyOf<Spec>
  type Name = NameOf<Spec>
  const t = useTexts('ui')
  const submission = useSubmission(endpoint)
  const draftProps = useFormDraft(draft ?? '')

  const wordOf = (name: string, fault?: FieldFault, reason?: string): string => {
    const own = lookUp((messages ?? {}) as Readonly<Record<string, FieldMessage>>, name)
    if (fault?.kind === 'missing') return t('form.missing')
    if (own !== undefined) return typeof own === 'string' ? own : own(reason)
    return fault && 'count' in fault ? t(`form.${fault.kind}`, { count: fault.count }) : t('form.field')
  }
  const form = useForm<Body>({
    defaultValues: values as DefaultValues<Body>,
    resolver: (current) => {
      const faults = [...findFormFaults(rules, current)]
      if (faults.length === 0) return { values: current, errors: {} }
      const errors = faults.map(([name, fault]) => [name, { type: fault.kind, message: wordOf(name, fault) }] as const)
      return { values: {}, errors: Object.fromEntries(errors) as unknown as FieldErrors<Body> }
    },
  })

  const current: Readonly<Record<string, unknown>> = useWatch({ control: form.control })

  const markFields = ({ problem }: Sent): void => {
    const names = Object.keys(rules.fields)
    const named = problem?.fields.filter((name) => names.includes(name)) ?? []
    // Where there is only one, it is the one that is meant.
    const marked = problem?.key === 'form.check' && named.length === 0 && names.length === 1 ? names : named
    for (const name of marked)
      form.setError(
        name as Name,
        { type: 'server', message: wordOf(name, undefined, lookUp(problem?.reasons ?? {}, name)) },
        { shouldFocus: name === marked[0] },
      )
  }

  /** Sends what the form holds now. */
  const send = async (): Promise<boolean> => {
    const sent = await submission.submit({ ...request, body: form.getValues() } as QueryRequest<Spec>)
    if (!sent.ok) markFields(sent)
    else {
      settleForm(draftProps.ref.current)
      onSent?.()
    }
    return sent.ok
  }

  /** For forms that ask once more before they send: calls back when every field is in order. */
  const check = (next: () => unknown) => (event: SubmitEvent) => void form.handleSubmit(async () => void (await next()))(event)

  const errorOf = (name: Name): string | undefined => form.getFieldState(name, form.formState).error?.message

  /** Properties of a `TextField`, `TextArea` or `Select` of this name. */
  const field = (name: Name) => {
    const { min = 0, max, values: choices } = lookUp(rules.fields, name) ?? {}
    return {
      ...form.register(name),
      required: min > 0 || choices !== undefined,
      ...(max === undefined ? {} : { maxLength: max }),
      error: errorOf(name),
    }
  }

  return {
    /** Of the `<form>` itself. */
    props: { ...(draft === undefined ? {} : draftProps), noValidate: true, onSubmit: check(send) },
    field,
    errorOf,
    /** Of a field of text. */
    textOf: (name: Name): string => {
      const value = lookUp(current, name)
      return typeof value === 'string' ? value : ''
    },
    change: (name: Name, value: PathValue<Body, Name>) =>
      form.setValue(name, value, { shouldValidate: form.formState.isSubmitted }),
    reset: () => form.reset(),
    check,
    send,
    isBusy: submission.isBusy,
    outcome: submission satisfies Outcome,
  }
}
