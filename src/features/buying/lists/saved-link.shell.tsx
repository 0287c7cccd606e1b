import { createPortal } from 'react-dom'
import { usePortalData } from '#foundation/accounts/public.ts'
import { findPageSlot, pageHref, usePage } from '#foundation/blocks/public.ts'
import { IconLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The header's way to what the person saved [2.3.19]. */
export const Shell = () => {
  const t = useTexts('lists')
  const { locale } = usePage()
  const { phase } = usePortalData()
  const place = phase === 'ready' ? findPageSlot('saved') : null
  if (!place) return null
  return createPortal(
    <IconLink href={pageHref(locale, '/secure/saved-items')}>
      <Icon name="save" />
      <span className="visually-hidden">{t('saved')}</span>
    </IconLink>,
    place,
  )
}
