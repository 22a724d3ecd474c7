import type { FastifyInstance } from 'fastify'
import { serveEndOfWay } from '../features/access/added-access/serve.ts'
import { objectFor } from '../features/access/caller-requests/objections.ts'
import { serveObjections } from '../features/access/caller-requests/serve.ts'
import { serveBiodata } from '../features/families/biodata/serve.ts'
import { serveSheets } from '../features/families/guruji-sheet/serve.ts'
import { serveDocuments } from '../features/families/id-proof/serve.ts'
import { serveOwnData } from '../features/families/own-data/serve.ts'
import { servePhotos } from '../features/families/photos/serve.ts'
import { serveStillLooking } from '../features/families/still-looking/serve.ts'
import { serveStoryPhotos } from '../features/families/stories/serve.ts'
import { serveSavedSearchStop } from '../features/finding/saved-searches/serve.ts'
import { serveWeeklySheets } from '../features/finding/weekly-sheet/serve.ts'
import { servePayments } from '../features/money/payments/serve.ts'
import { serveOfficePapers } from '../features/money/payments/serve-office.ts'
import { servePapers } from '../features/money/payments/serve-papers.ts'
import { serveFigureExport } from '../features/office/figures/serve.ts'
import { serveSealedFiles } from '../features/office/office-members/serve.ts'
import { serveReviewed } from '../features/office/review/serve.ts'
import { serveFamilyAsks } from '../features/relations/family-asks/serve.ts'
import { serveSeeLinks } from '../features/relations/see-links/serve.ts'
import { serveSitePictures } from '../features/shared/site-content/serve.ts'
import { serveDeliveries } from '../features/telling/deliveries/serve.ts'
import { serveWhatsapp } from '../features/telling/deliveries/serve-whatsapp.ts'
import type { AppParts } from './parts.ts'

/** Routes outside the contract: pictures, papers, links in letters and events of other services. */
export function serveFiles(app: FastifyInstance, parts: AppParts): void {
  const pictures = { ...parts, gate: parts.gates.photos }
  const papers = { ...parts, gate: parts.gates.calls }
  servePhotos(app, pictures)
  serveSealedFiles(app, pictures)
  serveReviewed(app, pictures)
  serveDocuments(app, pictures)
  serveOwnData(app, parts)
  serveDeliveries(app, parts)
  serveWhatsapp(app, { ...parts, objectFor: (memberId, now) => objectFor(parts, memberId, now) })
  serveEndOfWay(app, parts)
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
  serveSeeLinks(app, { ...parts, gate: parts.gates.pages })
  serveFamilyAsks(app, parts)
}
