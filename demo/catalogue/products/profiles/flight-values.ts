/** Supplies of aircraft, and who releases a part for them. */
export const FLIGHT_SUPPLIES = ['28 V DC', '115 V AC 400 Hz', '270 V DC'] as const
export const RELEASES = ['EASA ETSO', 'FAA TSO', 'EASA Form 1', 'CAAC CTSOA'] as const
