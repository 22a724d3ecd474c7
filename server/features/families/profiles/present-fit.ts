import type { FreeProfile } from '#contract/families/profiles.ts'
import type { Fit } from '#domain/finding/fit.ts'

export const presentFit = (fit: Fit | null): FreeProfile['fit'] =>
  fit && {
    met: fit.met.length,
    total: fit.met.length + fit.missed.length,
    missed: [...fit.missed],
    not_told: [...fit.notTold],
  }
