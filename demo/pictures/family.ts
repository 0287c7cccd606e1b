import type { Dice } from '#demo/pictures/dice.ts'
import type { Picture } from '#demo/pictures/picture.ts'

/** A family draws itself with a picture and a dice; the order in which it rolls is part of its look. */
export type Draw = (picture: Picture, dice: Dice) => void
