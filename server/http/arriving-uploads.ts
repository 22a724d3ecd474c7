import { Refusal, type Sentence } from './refusal.ts'

/** One upload whose body is on its way. */
export interface ArrivingUpload {
  /** Counts the bytes of its file that have arrived. */
  hold(bytes: number): void
  end(): void
}

export interface ArrivingUploads {
  /** `giveWay` ends the upload when its memory is needed for others. */
  beginOrRefuse(uploader: string, giveWay: () => void): ArrivingUpload
}

const perUploader = 2
/** The bytes of unfinished files that may be in memory, for all uploaders together. */
const mostBytes = 256 * 2 ** 20

const twoAtOnce: Sentence = {
  en: 'Two of your files are already being uploaded. Please wait until they have arrived',
  mr: 'तुमच्या दोन फाइल्स आधीच येत आहेत. कृपया त्या पूर्ण येईपर्यंत थांबा',
}

/**
 * Bounds the memory of unfinished uploads. A fixed number of places could be filled by a few people, so each member has at
 * most two, and when all together hold too much, the oldest one is ended: a phone that sends a photo finishes sooner than
 * somebody who only holds memory.
 */
export function arrivingUploads(limits: { bytes: number } = { bytes: mostBytes }): ArrivingUploads {
  let held = 0
  // In the order in which they began.
  const arriving = new Map<ArrivingUpload, { uploader: string; bytes: number; giveWay(): void }>()
  function end(upload: ArrivingUpload) {
    held -= arriving.get(upload)?.bytes ?? 0
    arriving.delete(upload)
  }
  function makeRoom() {
    for (const [upload, { giveWay }] of arriving) {
      if (held <= limits.bytes || arriving.size === 1) return
      end(upload)
      giveWay()
    }
  }
  return {
    beginOrRefuse(uploader, giveWay) {
      const own = arriving.values().filter(upload => upload.uploader === uploader)
      if ([...own].length >= perUploader) throw new Refusal('slow_down', { retryAfterSeconds: 5, sentence: twoAtOnce })
      const upload: ArrivingUpload = {
        hold(bytes) {
          const progress = arriving.get(upload)
          if (!progress) return
          progress.bytes += bytes
          held += bytes
          makeRoom()
        },
        end: () => end(upload),
      }
      arriving.set(upload, { uploader, bytes: 0, giveWay })
      return upload
    },
  }
}
