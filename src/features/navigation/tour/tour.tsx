import type { SiteHeader } from '#features/navigation/blocks/site-header.schema.ts'
import { Button } from '#ui/button.tsx'
import { Hint } from '#ui/hint.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The steps of the first-visit tour, for the script that shows them [2.3.10]. */
export const Tour = ({ steps }: { steps: SiteHeader['tour'] }) => {
  const t = useTexts('navigation')
  if (steps.length === 0) return null
  const button = (name: 'skip' | 'next' | 'finish', variant: 'quiet' | 'primary') => (
    <Button size="small" variant={variant} data-tour-button={name} hidden>
      {t(`tour.${name}`)}
    </Button>
  )
  return (
    <template data-tour="">
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
    </template>
  )
}
