import { useState } from 'react'
import { call } from '#browser/api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { changeFavourite } from '#foundation/favourites/public.ts'
import type { LaunchedTool } from '#features/access/tool-access/launcher.rules.ts'
import { dropFavourite, keepFavourite } from '#features/access/tool-access/tool-access.api.ts'
import { refreshTools } from '#features/access/tool-access/use-tools.client.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './tool-tile.module.css'

type FavouriteTool = Pick<LaunchedTool, 'toolId' | 'name' | 'isFavourite' | 'pagePath'>

export const FavouriteButton = ({ tool: { toolId, name, isFavourite, pagePath } }: { tool: FavouriteTool }) => {
  const t = useTexts('tool-access')
  const { locale, config } = usePage()
  const { appId } = config
  const [requested, setRequested] = useState<boolean>()
  const isOn = requested ?? isFavourite
  const toggle = async () => {
    if (requested !== undefined) return
    setRequested(!isOn)
    await call(isOn ? dropFavourite : keepFavourite, { params: { toolId }, appId, isQuiet: true, errors: 'own' })
    const href = pageHref(locale, pagePath ?? `/secure/tools#${toolId}`)
    await changeFavourite(appId, !isOn, { kind: 'tool', title: name, href })
    await refreshTools()
    setRequested(undefined)
  }
  return (
    <button
      type="button"
      className={styles.favourite}
      aria-pressed={isOn}
      aria-label={t('favourite', { tool: name })}
      onClick={() => void toggle()}
    >
      <Icon name="save" />
    </button>
  )
}
