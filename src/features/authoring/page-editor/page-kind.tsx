import { PAGE_KINDS, type PageKind } from '#foundation/blocks/public.ts'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** A fragment is one by its template. */
const KINDS = PAGE_KINDS.filter((kind) => kind !== 'Fragment')

type PageKindFieldProps = { value: PageKind; onChange: (value: PageKind) => void }

/** The page's purpose, as reports and searches name it [2.2.16]. */
export const PageKindField = ({ value, onChange }: PageKindFieldProps) => {
  const t = useTexts('page-editor')
  return (
    <Select
      size="small"
      label={t('kind')}
      hint={t('kind.hint')}
      options={KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      value={value}
      onChange={(event) => onChange(KINDS.find((kind) => kind === event.currentTarget.value) ?? 'Content')}
    />
  )
}
