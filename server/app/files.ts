import type { FastifyInstance } from 'fastify'
import { serveBiodata } from '../features/biodata/serve.ts'
import { serveObjections } from '../features/caller-requests/serve.ts'
import { serveDeliveries } from '../features/deliveries/serve.ts'
import { serveWhatsapp } from '../features/deliveries/serve-whatsapp.ts'
import { serveFigureExport } from '../features/figures/serve-export.ts'
import { serveSheets } from '../features/guruji-sheet/serve.ts'
import { serveDocuments } from '../features/id-proof/serve.ts'
import { serveSealedFiles } from '../features/office-members/serve-sealed.ts'
import { serveOwnData } from '../features/own-data/serve.ts'
import { servePayments } from '../features/payments/serve.ts'
import { serveOfficePapers } from '../features/payments/serve-office.ts'
import { servePapers } from '../features/payments/serve-papers.ts'
import { servePhotos } from '../features/photos/serve.ts'
import { serveReviewed } from '../features/review/serve.ts'
import { serveSavedSearchStop } from '../features/saved-searches/stop-link.ts'
import { serveSitePictures } from '../features/site-content/pictures.ts'
import { serveStillLooking } from '../features/still-looking/serve.ts'
import { serveStoryPhotos } from '../features/stories/serve.ts'
import { serveWeeklySheets } from '../features/weekly-sheet/serve.ts'
import type { AppParts } from './parts.ts'

/** Answers what is no call of the contract: pictures, papers, links in letters and events of other services. */
export function serveFiles(app: FastifyInstance, parts: AppParts): void {
  const pictures = { ...parts, gate: parts.gates.photos }
  const papers = { ...parts, gate: parts.gates.calls }
  servePhotos(app, pictures)
  serveSealedFiles(app, pictures)
  serveReviewed(app, pictures)
  serveDocuments(app, pictures)
  serveOwnData(app, parts)
  serveDeliveries(app, parts)
  serveWhatsapp(app, parts)
  serveStillLooking(app, parts)
  serveSavedSearchStop(app, parts)
  serveObjections(app, parts)
  serveStoryPhotos(app, pictures)
  serveSitePictures(app, pictures)
  servePayments(app, { ...parts, tell: parts.tellOfPayment, stylesheet: parts.pages?.baseStyles ?? null })
  servePapers(app, parts)
  serveOfficePapers(app, papers)
  serveFigureExport(app, papers)
  serveSheets(app, parts)
  serveWeeklySheets(app, parts)
  serveBiodata(app, parts)
}
