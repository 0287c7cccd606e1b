import { useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { saveDataLine } from '#features/administration/data-admin/data-admin.api.ts'
import { findReason, type FormField } from '#features/administration/data-admin/field-value.rules.ts'
import { RecordField } from '#features/administration/data-admin/record-field.tsx'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Values = Readonly<Record<string, unknown>>
type Problems = readonly { readonly column: string; readonly reason: string }[]

type RecordFormProps = {
  kind: string
  keys: readonly string[]
  fields: readonly (FormField & { readonly fields: readonly FormField[] })[]
  /** Undefined for a new one. */
  line: Values | undefined
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
export const RecordForm = ({ kind, keys, fields, line, onSaved }: RecordFormProps) => {
  const t = useTexts('data-admin')
  const [values, setValues] = useState<Values>(line ?? {})
  const [files, setFiles] = useState<Readonly<Record<string, string>>>({})
  const [problems, setProblems] = useState<Problems>([])
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    const written = Object.fromEntries(
      fields.flatMap((field) => {
        const value = lookUp(values, field.name)
        return value === undefined ? [] : [[field.name, toValue(field, value)]]
      }),
    )
    const body = { line: written, files: { ...files }, isNew: line === undefined }
    const answer = await call(saveDataLine, { params: { kind }, body, errors: 'own' })
    setBusy(false)
    setFailed(!answer.ok)
    setProblems(answer.ok ? answer.data.problems : [])
    if (answer.ok && answer.data.isSaved) onSaved()
  }
  const shown = new Set(fields.flatMap((field) => (findReason(field, problems) === undefined ? [] : [field.name])))
  const others = problems.filter(
    ({ column }) => ![...shown].some((name) => column.startsWith(name)) && !/_[a-z]{2}$/.test(column),
  )
  return (
    <form onSubmit={(event) => void save(event)} noValidate>
      <FormStack>
        {problems.length > 0 && (
          <Message tone="bad" live>
            {[t('refused'), ...others.map(({ column, reason }) => `${column}: ${reason}`)].join(' ')}
          </Message>
        )}
        {hasFailed && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
        {fields.map((field) => (
          <RecordField
            key={field.name}
            field={field}
            value={lookUp(values, field.name)}
            error={findReason(field, problems)}
            isLocked={line !== undefined && keys.includes(field.name)}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
            onUpload={(id) => setFiles(id === undefined ? files : { ...files, [field.name]: id })}
          />
        ))}
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
      </FormStack>
    </form>
  )
}
