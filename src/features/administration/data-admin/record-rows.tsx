import type { RecordFieldProps } from '#features/administration/data-admin/record-field.tsx'
import { RecordField } from '#features/administration/data-admin/record-field.tsx'
import { useFieldName } from '#features/administration/data-admin/use-field-name.client.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Row = Readonly<Record<string, unknown>>

/** Records inside of a line, such as the positions of an order. */
export const RecordRows = ({ field, value, error, onChange }: RecordFieldProps) => {
  const t = useTexts('data-admin')
  const nameOf = useFieldName()
  const rows = Array.isArray(value) ? (value as readonly Row[]) : []
  const write = (at: number, name: string, next: unknown): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: next } : row)))
  return (
    <FormGroup legend={nameOf(field.name)}>
      {error && <p role="alert">{error}</p>}
      {rows.map((row, at) => (
        <FormGroup key={at} legend={String(at + 1)}>
          {(field.fields ?? []).map((inner) => (
            <RecordField
              key={inner.name}
              field={{ ...inner, name: `${field.name}.${inner.name}` }}
              value={lookUp(row, inner.name)}
              onChange={(next) => write(at, inner.name, next)}
            />
          ))}
          <Button variant="quiet" size="small" onClick={() => onChange(rows.filter((_, index) => index !== at))}>
            {t('row.remove', { number: at + 1 })}
          </Button>
        </FormGroup>
      ))}
      <Button variant="secondary" size="small" onClick={() => onChange([...rows, {}])}>
        {t('row.add')}
      </Button>
    </FormGroup>
  )
}
