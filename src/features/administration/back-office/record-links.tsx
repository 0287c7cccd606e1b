import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The ways from a list to a new line and to the import of its kind of data. */
export const RecordLinks = ({ path }: { path: string }) => {
  const t = useTexts('back-office')
  const href = pageHref(usePage().locale, path)
  return (
    <>
      <ButtonLink size="small" href={`${href}#new`}>
        {t('records.new')}
      </ButtonLink>
      <ButtonLink variant="secondary" size="small" href={`${href}#import`}>
        {t('records.import')}
      </ButtonLink>
    </>
  )
}
