-- Where the face is on a photo, as parts of its width and height. Null: the family has not said so.
alter table photos add column face_x real, add column face_y real;
alter table photos add constraint photos_face
  check ((face_x is null) = (face_y is null) and face_x between 0 and 1 and face_y between 0 and 1) not valid;
-- Photos from before have no picture for tiles until a job has cut it.
alter table photos add column has_tile boolean not null default false;
-- A photo whose face was placed anew has other files.
create trigger photos_replaced after update of stored_as on photos for each row
  when (old.stored_as <> new.stored_as) execute function note_file_to_erase();
