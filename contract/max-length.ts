/** How long each field may be, by its name on the wire: the schemas refuse more, and a form lets no more be typed. */
export const maxLength = {
  first_name: 15,
  middle_name: 15,
  last_name: 25,
  education_courses: 135,
  working_place_goan: 20,
  goan: 20,
  native_place_goan: 12,
  email: 32,
  password: 128,
  registration_no: 20,
  message: 500,
} as const
