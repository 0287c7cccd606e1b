import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The program that `variable` names, or one of that name in the places where such servers stand. */
export const findProgram = (name: string, variable: string): string | undefined => {
  const chosen = process.env[variable]
  if (chosen !== undefined) return isProgram(chosen) ? chosen : undefined
  const places = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
  return places.map((place) => path.join(place, name)).find(isProgram)
}
