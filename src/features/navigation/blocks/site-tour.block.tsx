import type { SiteTour } from '#features/navigation/blocks/site-tour.schema.ts'
import { Button } from '#ui/button.tsx'
import { Hint } from '#ui/hint.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The steps of the first-visit tour, for the script that shows them [2.3.10]. */
export const Block = ({ steps }: SiteTour) => {
  const t = useTexts('navigation')
  const button = (name: 'skip' | 'next' | 'finish', variant: 'quiet' | 'primary') => (
    <Button size="small" variant={variant} data-tour-button={name} hidden>
      {t(`tour.${name}`)}
    </Button>
  )
  return (
    <Hint
      label={t('tour.label')}
      actions={
        <>
          <span data-tour-count="" />
          {button('skip', 'quiet')}
          {button('next', 'primary')}
          {button('finish', 'primary')}
        </>
      }
    >
      {steps.map(({ place, title, text }, index) => (
        <div key={index} data-tour-step={place} hidden>
          <strong>{title}</strong>
          {text}
        </div>
      ))}
    </Hint>
  )
}
