# LYNGK: the course.
