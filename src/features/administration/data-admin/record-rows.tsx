import { Fragment, type ReactNode } from 'react'
import type { RecordFieldProps } from '#features/administration/data-admin/record-field.tsx'
import { useFieldName } from '#features/administration/data-admin/use-field-name.client.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Button } from '#ui/button.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Row = Readonly<Record<string, unknown>>

type RecordRowsProps = RecordFieldProps & {
  /** Draws one field of a record. */
  draw: (field: RecordFieldProps) => ReactNode
}

/** Records inside of a line, such as the positions of an order. */
export const RecordRows = ({ field, path, wiring, value, onChange, draw }: RecordRowsProps) => {
  const t = useTexts('data-admin')
  const nameOf = useFieldName()
  const rows = Array.isArray(value) ? (value as readonly Row[]) : []
  const write = (at: number, name: string, next: unknown): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, [name]: next } : row)))
  return (
    <FormGroup legend={nameOf(field.name)} id={wiring.idOf(path)} hint={field.help} error={wiring.errorAt(path)}>
      {rows.map((row, at) => (
        <FormGroup key={at} legend={String(at + 1)}>
          {(field.fields ?? []).map((inner) => (
            <Fragment key={inner.name}>
              {draw({
                field: { ...inner, name: `${field.name}.${inner.name}` },
                path: `${path}[${at + 1}].${inner.name}`,
                wiring,
                value: lookUp(row, inner.name),
                onChange: (next) => write(at, inner.name, next),
              })}
            </Fragment>
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
