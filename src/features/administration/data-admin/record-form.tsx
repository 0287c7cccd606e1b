import { useId, useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { recordForm, saveDataLine } from '#features/administration/data-admin/data-admin.api.ts'
import type { FormField } from '#features/administration/data-admin/field-value.rules.ts'
import { findReason, placeProblems, type Problem } from '#features/administration/data-admin/problem-place.rules.ts'
import { RecordField } from '#features/administration/data-admin/record-field.tsx'
import { useFieldName } from '#features/administration/data-admin/use-field-name.client.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { FieldLink } from '#ui/field-link.tsx'
import { FormActions, FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Values = Readonly<Record<string, unknown>>

type RecordFormProps = {
  kind: string
  keys: readonly string[]
  fields: readonly (FormField & { readonly fields: readonly FormField[] })[]
  /** Undefined for a new one. */
  line: Values | undefined
  hasDrafts: boolean
  isDraft?: boolean
  onSaved: () => void
}

/** Text that lists are typed in becomes the list. */
const toValue = (field: FormField, value: unknown): unknown => {
  if (value === '') return null
  if (!field.isList || typeof value !== 'string') return value
  return value
    .split(/[|\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

type Act = 'save' | 'draft'
type Entry = { line: Values; files: Readonly<Record<string, string>>; act: Act }

const writeLine = (fields: RecordFormProps['fields'], values: Values): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = lookUp(values, field.name)
      return value === undefined ? [] : [[field.name, toValue(field, value)]]
    }),
  )

const publishAtOf = (values: Values): unknown => lookUp(values, 'publishAt') ?? ''

/** A published line has no time; a draft has the one that is written. */
const stateOf = (act: Act, values: Values): Values => {
  const publishAt = publishAtOf(values)
  return act === 'draft' || publishAt !== ''
    ? { status: 'draft', publishAt: publishAt || null }
    : { status: 'published', publishAt: null }
}

/** One line of any kind of data; the key of a stored one stays. */
export const RecordForm = ({ kind, keys, fields, line, hasDrafts, isDraft = false, onSaved }: RecordFormProps) => {
  const t = useTexts('data-admin')
  const nameOf = useFieldName()
  const { language } = usePage().locale
  const formId = useId()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const form = useEndpointForm(saveDataLine, {
    rules: recordForm,
    request: { params: { kind }, query: { language } },
    values: { line: line ?? {}, files: {}, act: 'save' },
    bodyOf: ({ line: given, files, act }: Entry) => ({
      line: { ...writeLine(fields, given), ...(hasDrafts && stateOf(act, given)) },
      ...{ files: { ...files }, isNew: line === undefined },
    }),
    onSent: (reply) => {
      setProblems(reply.problems)
      if (reply.isSaved) onSaved()
    },
    onRefused: () => setProblems([]),
  })
  const values = form.valueOf('line')
  const files = form.valueOf('files')
  const busy = form.isBusy ? form.valueOf('act') : undefined
  const publishAt = publishAtOf(values)
  const submit = (act: Act) =>
    form.check(() => {
      form.change('act', act)
      return form.send()
    })
  // Labels of the buttons.
  const shownFields = hasDrafts ? fields.filter(({ name }) => name !== 'status') : fields
  const placed = placeProblems(shownFields, problems, nameOf)
  const wiring = {
    idOf: (path: string): string => `${formId}-${path}`,
    errorAt: (path: string): string | undefined => findReason(placed, path),
  }
  return (
    <form {...form.props} onSubmit={submit('save')}>
      <FormStack>
        {shownFields.map((field) => (
          <RecordField
            key={field.name}
            field={field}
            path={field.name}
            wiring={wiring}
            value={lookUp(values, field.name)}
            isLocked={line !== undefined && keys.includes(field.name)}
            onChange={(value) => form.change('line', { ...values, [field.name]: value })}
            onUpload={(id) => id !== undefined && form.change('files', { ...files, [field.name]: id })}
          />
        ))}
        {placed.length > 0 && (
          <Message tone="bad" live title={t('refused')}>
            <ul>
              {placed.map(({ path, label, reason }, at) => {
                const words = label === '' ? reason : `${label}: ${reason}`
                return <li key={at}>{path === undefined ? words : <FieldLink id={wiring.idOf(path)}>{words}</FieldLink>}</li>
              })}
            </ul>
          </Message>
        )}
        {form.outcome.error && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
        <FormActions>
          <Button type="submit" busy={busy === 'save'}>
            {t(publishAt !== '' ? 'draft.schedule' : isDraft ? 'draft.publish' : 'save')}
          </Button>
          {hasDrafts && (
            <Button variant="secondary" busy={busy === 'draft'} onClick={submit('draft')}>
              {t('draft.save')}
            </Button>
          )}
        </FormActions>
      </FormStack>
    </form>
  )
}
