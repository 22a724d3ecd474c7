/** The office's own address of a photo: it is served to a session of the office alone. */
export const officePhotoAddress = (id: string): string => `/api/office/photo/${id}/page`

export const presentOfficePhoto = ({ id }: { id: string }) => ({ uuid: id, image: officePhotoAddress(id) })
