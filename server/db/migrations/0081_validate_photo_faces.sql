alter table photos validate constraint photos_face;
