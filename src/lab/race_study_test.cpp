#include "lab/race_study.h"

#include <gtest/gtest.h>
