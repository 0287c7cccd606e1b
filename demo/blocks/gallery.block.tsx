import { Gallery } from '#ui/gallery.tsx'

export const Block = () => <Gallery />
