import { useEndpointQuery } from '#browser/query.ts'
import { readSetup } from '#features/administration/setup/setup.api.ts'
import { findMissingStep } from '#features/administration/setup/setup.rules.ts'
import { pageHref, usePage, type SlotProps } from '#foundation/blocks/public.ts'
import { usePerson } from '#foundation/identity/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** For admins alone, as the server decides; everybody else sees nothing here. */
export const Slot = ({ kind }: SlotProps['setup-hint']) => {
  const t = useTexts('setup')
  const { locale } = usePage()
  const person = usePerson()
  const isStaff = person !== undefined && person !== 'nobody' && person.isStaff === true
  const { data } = useEndpointQuery(readSetup, isStaff ? { errors: 'own', isQuiet: true } : undefined)
  const step = data && findMissingStep(data.steps, kind)
  if (!step) return null
  return (
    <ButtonLink variant="secondary" size="small" href={`${pageHref(locale, '/back-office/setup')}#${step.id}`}>
      {t('hint')}
    </ButtonLink>
  )
}
