import { customerPath } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Kinds with the field that has the number of the company. */
const COMPANY_FIELDS = { companies: 'number', accounts: 'company', people: 'company' }

/** From a line that belongs to a company to everything of this company. */
export const CustomerLink = ({ kind, line }: { kind: string; line: Readonly<Record<string, unknown>> }) => {
  const t = useTexts('data-admin')
  const { locale } = usePage()
  const field = lookUp(COMPANY_FIELDS, kind)
  const number = field === undefined ? undefined : lookUp(line, field)
  if (typeof number !== 'string' || number === '') return null
  return (
    <p>
      <a href={pageHref(locale, customerPath(number))}>{t('customer')}</a>
    </p>
  )
}
