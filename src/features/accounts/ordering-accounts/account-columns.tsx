import { shortenSoldTo } from '#foundation/accounts/public.ts'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import type { useTexts } from '#ui/use-texts.tsx'

type Account = { readonly number: string; readonly name: string; readonly city: string; readonly postalCode: string }

/** The same four as in the list to choose from. */
export const listAccountColumns = <Row extends Account>(
  t: ReturnType<typeof useTexts<'ordering-accounts'>>,
): readonly GridColumn<Row>[] => [
  { key: 'number', header: t('number'), rowHeader: true, cell: ({ number }) => shortenSoldTo(number) },
  { key: 'name', header: t('name'), cell: ({ name }) => name, phone: 'full' },
  { key: 'city', header: t('city'), cell: ({ city }) => city },
  { key: 'postalCode', header: t('postalCode'), cell: ({ postalCode }) => postalCode, phone: 'end' },
]
