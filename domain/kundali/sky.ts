import {
  type AstroTime,
  Body,
  EclipticGeoMoon,
  e_tilt,
  GeoVector,
  MakeTime,
  Observer,
  RotateVector,
  Rotation_EQJ_ECT,
  SearchRiseSet,
  SiderealTime,
} from 'astronomy-engine'
import { dayMs } from '../durations.ts'

/**
 * Where the lights of a birth stand. Longitudes are sidereal (Lahiri), apparent, of the mean equinox of date, in degrees
 * from 0 to 360, and seen from the centre of the earth. Only this file imports the astronomy library, so that pages do
 * not load it.
 */

const planets = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const
type Planet = (typeof planets)[number]
const bodyOf: Readonly<Record<'sun' | Planet, Body>> = {
  sun: Body.Sun,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
}

export const around = (degrees: number): number => ((degrees % 360) + 360) % 360
const radians = Math.PI / 180

/** What turns a longitude of the true equinox of date into a sidereal one. */
interface Frame {
  readonly time: AstroTime
  readonly ayanamsha: number
  readonly nutation: number
}

function frameAt(instant: Date): Frame {
  const time = MakeTime(instant)
  const centuries = time.tt / 36525
  return {
    time,
    ayanamsha: 23.857092354 + (5028.796195 * centuries + 1.1054348 * centuries * centuries) / 3600,
    nutation: e_tilt(time).dpsi / 3600,
  }
}

export const ayanamshaAt = (instant: Date): number => frameAt(instant).ayanamsha

const siderealFrom = ({ nutation, ayanamsha }: Frame, trueLongitude: number) =>
  around(trueLongitude - nutation - ayanamsha)

/** The place of birth does not matter for the moon's. */
export function moonLongitude(instant: Date): number {
  const frame = frameAt(instant)
  return siderealFrom(frame, EclipticGeoMoon(frame.time).lon)
}

/** The mean ascending node, which Rahu is. */
function rahuLongitude({ time, ayanamsha }: Frame): number {
  const centuries = time.tt / 36525
  const node =
    125.0445479 +
    centuries * (-1934.1362891 + centuries * (0.0020754 + centuries * (1 / 467441 - centuries / 60616000)))
  return around(node - ayanamsha)
}

export type Light = 'sun' | 'moon' | Planet | 'rahu'

function lightsAt(instant: Date): Record<Light, number> {
  const frame = frameAt(instant)
  const toEcliptic = Rotation_EQJ_ECT(frame.time)
  const longitudeOf = (body: Body) => {
    const { x, y } = RotateVector(toEcliptic, GeoVector(body, frame.time, true))
    return siderealFrom(frame, Math.atan2(y, x) / radians)
  }
  return {
    sun: longitudeOf(bodyOf.sun),
    moon: siderealFrom(frame, EclipticGeoMoon(frame.time).lon),
    mars: longitudeOf(bodyOf.mars),
    mercury: longitudeOf(bodyOf.mercury),
    jupiter: longitudeOf(bodyOf.jupiter),
    venus: longitudeOf(bodyOf.venus),
    saturn: longitudeOf(bodyOf.saturn),
    rahu: rahuLongitude(frame),
  }
}

interface Motion {
  readonly longitude: number
  /** Degrees a day; below zero while the light moves backwards. */
  readonly speed: number
}

// The speed is that of a minute and a half: short against every turn, long against the rounding of the library.
const stepDays = 0.001

export function motionsAt(instant: Date): Record<Light, Motion> {
  const now = lightsAt(instant)
  const later = lightsAt(new Date(instant.getTime() + stepDays * dayMs))
  const motion = (light: Light): Motion => ({
    longitude: now[light],
    speed: (around(later[light] - now[light] + 180) - 180) / stepDays,
  })
  return {
    sun: motion('sun'),
    moon: motion('moon'),
    mars: motion('mars'),
    mercury: motion('mercury'),
    jupiter: motion('jupiter'),
    venus: motion('venus'),
    saturn: motion('saturn'),
    rahu: motion('rahu'),
  }
}

export interface Coordinates {
  /** Degrees north. */
  readonly latitude: number
  /** Degrees east. */
  readonly longitude: number
}

/** Lagna: where the ecliptic rises on the eastern horizon, by true sidereal time and true obliquity. */
export function lagnaLongitude(instant: Date, { latitude, longitude }: Coordinates): number {
  const frame = frameAt(instant)
  const obliquity = e_tilt(frame.time).tobl * radians
  const sidereal = (SiderealTime(frame.time) * 15 + longitude) * radians
  const slope = Math.tan(latitude * radians)
  const rising =
    Math.atan2(Math.cos(sidereal), -(Math.sin(sidereal) * Math.cos(obliquity) + slope * Math.sin(obliquity))) / radians
  // Beyond the polar circles this point may stand in the west; the one opposite is then in the east.
  const inEast = Math.cos(obliquity) + Math.sin(obliquity) * slope * Math.sin(sidereal) >= 0
  return siderealFrom(frame, inEast ? rising : rising + 180)
}

/** Upper limb on the sea horizon, with refraction. Null where the sun does not cross the horizon in that span. */
export function sunriseBetween(from: Date, to: Date, place: Coordinates): Date | null {
  return crossing(+1, from, to, place)
}
export function sunsetBetween(from: Date, to: Date, place: Coordinates): Date | null {
  return crossing(-1, from, to, place)
}

function crossing(direction: number, from: Date, to: Date, { latitude, longitude }: Coordinates): Date | null {
  const days = (to.getTime() - from.getTime()) / dayMs
  return SearchRiseSet(Body.Sun, new Observer(latitude, longitude, 0), direction, from, days)?.date ?? null
}
