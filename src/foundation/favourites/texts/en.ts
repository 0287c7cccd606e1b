export const en = {
  keep: 'Add to favourites',
  kept: 'In your favourites',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    favourites: keyof typeof en
  }
}
