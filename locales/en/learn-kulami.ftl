# Kulami: the course.
