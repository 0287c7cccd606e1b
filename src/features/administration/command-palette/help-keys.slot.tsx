import { usePage } from '#foundation/blocks/public.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const Slot = () => {
  const t = useTexts('command-palette')
  return usePage().area === 'back-office' ? <KeyHint keys="Ctrl K">{t('title')}</KeyHint> : null
}
