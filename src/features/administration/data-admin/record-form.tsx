import { useId, useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { saveDataLine } from '#features/administration/data-admin/data-admin.api.ts'
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

/** One line of any kind of data; the key of a stored one stays. */
export const RecordForm = ({ kind, keys, fields, line, hasDrafts, isDraft = false, onSaved }: RecordFormProps) => {
  const t = useTexts('data-admin')
  const nameOf = useFieldName()
  const { language } = usePage().locale
  const formId = useId()
  const [values, setValues] = useState<Values>(line ?? {})
  const [files, setFiles] = useState<Readonly<Record<string, string>>>({})
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [busy, setBusy] = useState<'save' | 'draft'>()
  const [hasFailed, setFailed] = useState(false)

  const publishAt = lookUp(values, 'publishAt') ?? ''
  /** A published line has no time; a draft has the one that is written. */
  const stateOf = (act: 'save' | 'draft'): Values => {
    if (!hasDrafts) return {}
    return act === 'draft' || publishAt !== ''
      ? { status: 'draft', publishAt: publishAt || null }
      : { status: 'published', publishAt: null }
  }
  const save = async (act: 'save' | 'draft'): Promise<void> => {
    setBusy(act)
    const written = Object.fromEntries(
      fields.flatMap((field) => {
        const value = lookUp(values, field.name)
        return value === undefined ? [] : [[field.name, toValue(field, value)]]
      }),
    )
    const body = { line: { ...written, ...stateOf(act) }, files: { ...files }, isNew: line === undefined }
    const answer = await call(saveDataLine, { params: { kind }, query: { language }, body, errors: 'own' })
    setBusy(undefined)
    setFailed(!answer.ok)
    setProblems(answer.ok ? answer.data.problems : [])
    if (answer.ok && answer.data.isSaved) onSaved()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    void save('save')
  }
  // Labels of the buttons.
  const shownFields = hasDrafts ? fields.filter(({ name }) => name !== 'status') : fields
  const placed = placeProblems(shownFields, problems, nameOf)
  const wiring = {
    idOf: (path: string): string => `${formId}-${path}`,
    errorAt: (path: string): string | undefined => findReason(placed, path),
  }
  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        {shownFields.map((field) => (
          <RecordField
            key={field.name}
            field={field}
            path={field.name}
            wiring={wiring}
            value={lookUp(values, field.name)}
            isLocked={line !== undefined && keys.includes(field.name)}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
            onUpload={(id) => setFiles(id === undefined ? files : { ...files, [field.name]: id })}
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
        {hasFailed && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
        <FormActions>
          <Button type="submit" busy={busy === 'save'}>
            {t(publishAt !== '' ? 'draft.schedule' : isDraft ? 'draft.publish' : 'save')}
          </Button>
          {hasDrafts && (
            <Button variant="secondary" busy={busy === 'draft'} onClick={() => void save('draft')}>
              {t('draft.save')}
            </Button>
          )}
        </FormActions>
      </FormStack>
    </form>
  )
}
