import {
  set,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import { useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { settleForm, useFormDraft } from '#browser/draft/form-draft.ts'
import type { FormProblem } from '#browser/form/form-problem.rules.ts'
import { useSubmission, type Outcome } from '#browser/form/use-submission.ts'
import { createIntent } from '#browser/idempotency-key.ts'
import type { CallError, QueryRequest } from '#browser/query.ts'
import type { Endpoint, EndpointSpec, ReplyOf, RequestOf } from '#kernel/endpoint.ts'
import { findFormFaults, readField, type FieldFault, type FormRules } from '#kernel/form-faults.ts'
import { lookUp } from '#kernel/look-up.ts'
import { useTexts } from '#ui/use-texts.tsx'

type BodyOf<Spec> = NonNullable<RequestOf<Spec>['body']> & FieldValues
type RestOf<Spec> = Omit<QueryRequest<Spec>, 'body'>
type FieldMessage = string | ((reason: string | undefined) => string)

/** Without `bodyOf` the values are the body. */
export type EndpointFormOptions<Spec, Values extends FieldValues = BodyOf<Spec>> = {
  readonly rules: FormRules
  readonly values: NoInfer<Values>
  /** The body of these values, where they are not the body themselves; its parts are checked under their own names. */
  readonly bodyOf?: (values: Values) => BodyOf<Spec>
  /** Sentences for fields that are wrong although their schema cannot tell. */
  readonly faultsOf?: (values: NoInfer<Values>) => { readonly [Name in Path<NoInfer<Values>>]?: string | undefined }
  /** Sent beside the values; a function says it as they go. */
  readonly request?: RestOf<Spec> | (() => RestOf<Spec>)
  /** The server does it once for the same values, however often they arrive. */
  readonly isOnce?: boolean
  /** The name under which unsent work survives a session's end; without it, nothing is stored. */
  readonly draft?: string
  /** Said at a field instead of the general sentence, whoever finds it wrong; a function gets the server's reason. */
  readonly messages?: { readonly [Name in keyof NoInfer<Values>]?: FieldMessage }
  readonly onSent?: (reply: ReplyOf<Spec>) => unknown
  /** For forms whose refusal is said elsewhere on the page. */
  readonly onRefused?: (error: CallError) => unknown
}

/** A form whose values are the body of one endpoint: checked by its schema before they go, sent once at a time, and marked where the server finds fault. */
export const useEndpointForm = <const Spec extends EndpointSpec, Values extends FieldValues = BodyOf<Spec>>(
  endpoint: Endpoint<Spec>,
  options: EndpointFormOptions<Spec, Values>,
) => {
  type Name = Path<Values> & string
  const {
    rules,
    values,
    bodyOf = (own) => own as unknown as BodyOf<Spec>,
    faultsOf,
    request,
    messages,
    onSent,
    onRefused,
  } = options
  const { draft, isOnce = false } = options
  const t = useTexts('ui')
  const submission = useSubmission(endpoint)
  const draftProps = useFormDraft(draft ?? '')
  const [intent] = useState(createIntent)

  const wordOf = (name: string, fault?: FieldFault, reason?: string): string => {
    const own = lookUp((messages ?? {}) as Readonly<Record<string, FieldMessage>>, name)
    if (fault?.kind === 'missing') return t('form.missing')
    if (own !== undefined) return typeof own === 'string' ? own : own(reason)
    return fault && 'count' in fault ? t(`form.${fault.kind}`, { count: fault.count }) : t('form.field')
  }
  const findErrors = (now: Values): FieldErrors<Values> => {
    const errors: FieldErrors<Values> = {}
    for (const [name, fault] of findFormFaults(rules, bodyOf(now)))
      set(errors, name, { type: fault.kind, message: wordOf(name, fault) })
    for (const [name, message] of Object.entries<string | undefined>(faultsOf?.(now) ?? {}))
      if (message !== undefined) set(errors, name, { type: 'unfit', message })
    return errors
  }
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: (now) => {
      const errors = findErrors(now)
      return Object.keys(errors).length === 0 ? { values: now, errors: {} } : { values: {}, errors }
    },
  })

  const current: Readonly<Record<string, unknown>> = useWatch({ control: form.control })

  const markFields = (problem: FormProblem | undefined): void => {
    const names = [...new Set([...Object.keys(rules.fields), ...Object.keys(values)])]
    // `address/street` is the street, where the form has one.
    const meant = problem?.fields.map((path) => path.split(/[./]/).findLast((part) => names.includes(part)))
    const named = names.filter((name) => meant?.includes(name))
    // Where there is only one, it is the one that is meant.
    const marked = problem?.key === 'form.check' && named.length === 0 && names.length === 1 ? names : named
    for (const name of marked)
      form.setError(
        name as Name,
        { type: 'server', message: wordOf(name, undefined, lookUp(problem?.reasons ?? {}, name)) },
        { shouldFocus: name === marked[0] },
      )
  }

  /** Sends what the form holds now; `follow` instead of `onSent`, where buttons go on in different ways. */
  const send = async (follow: typeof onSent = onSent): Promise<boolean> => {
    const body = bodyOf(form.getValues())
    const rest = typeof request === 'function' ? request() : request
    const headers = { ...rest?.headers, ...(isOnce && intent.headersFor(body)) }
    const sent = await submission.submit({ ...rest, headers, body } as unknown as QueryRequest<Spec>)
    if (!sent.ok) {
      markFields(sent.problem)
      if (sent.error) onRefused?.(sent.error)
    } else {
      intent.settle()
      const next = follow?.(sent.reply)
      // After a reset, which is part of what follows.
      settleForm(draftProps.ref.current)
      await next
    }
    return sent.ok
  }

  /** For forms that ask once more before they send: calls back when every field is in order. */
  const check = (next: () => unknown) => (event: SyntheticEvent) => void form.handleSubmit(async () => void (await next()))(event)

  const errorOf = (name: Name): string | undefined => form.getFieldState(name, form.formState).error?.message

  const change = <Chosen extends Name>(name: Chosen, value: PathValue<Values, Chosen>): void =>
    form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })

  /** Text typed before the script came stays. */
  const [known] = useState(() => new WeakSet<Element>())
  const keepTyped = (name: Name, element: Element | null): (() => void) | undefined => {
    if (!element || known.has(element)) return undefined
    known.add(element)
    const typed = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : ''
    return typed === '' ? undefined : () => form.setValue(name, typed as PathValue<Values, Name>)
  }

  /** Properties of a `TextField`, `TextArea` or `Select` of this name. */
  const field = (name: Name) => {
    const rule = lookUp(rules.fields, name) ?? {}
    const { min = 0, max, values: choices, number } = rule
    const { ref, ...registered } = form.register(name, {
      ...(!options.bodyOf && (number || rule.isNullable) ? { setValueAs: (value: unknown) => readField(rule, value) } : {}),
      // One field may be wrong because of another.
      ...(faultsOf ? { deps: Object.keys(values) as Name[] } : {}),
    })
    return {
      ...registered,
      ref: (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null) => {
        const keep = keepTyped(name, element)
        ref(element)
        keep?.()
      },
      required: (min > 0 || choices !== undefined || number !== undefined) && !rule.isNullable,
      ...(max === undefined ? {} : { maxLength: max }),
      ...(number ? { type: 'number', min: number.least, max: number.most } : {}),
      error: errorOf(name),
    }
  }

  return {
    /** Of the `<form>` itself. */
    props: { ...(draft === undefined ? {} : draftProps), noValidate: true, onSubmit: check(() => send()) },
    field,
    errorOf,
    /** Of a field of text. */
    textOf: (name: Name): string => {
      const value = lookUp(current, name)
      return typeof value === 'string' ? value : ''
    },
    valueOf: <Chosen extends Name>(name: Chosen) => lookUp(current, name) as PathValue<Values, Chosen>,
    change,
    /** Properties of a `Checkbox` of this name. */
    box: (name: Name) => ({
      name,
      checked: lookUp(current, name) === true,
      onChange: ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
        change(name, checked as PathValue<Values, Name>),
    }),
    reset: form.reset,
    /** For a refusal that is about one field without naming it. */
    mark: (name: Name, message: string): void => form.setError(name, { type: 'server', message }, { shouldFocus: true }),
    check,
    send,
    isBusy: submission.isBusy,
    outcome: submission satisfies Outcome,
  }
}
